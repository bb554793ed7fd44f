"""A script with options, and nothing else."""
import argparse

parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
parser.add_argument("-n", "--epochs", type=int, default=20, help="number of epochs")
parser.add_argument("--network", choices=["mlp", "lenet"], default="mlp", help="neural network")
parser.add_argument("--fast", action="store_true", help="skip the validation")
print(parser.parse_args())
