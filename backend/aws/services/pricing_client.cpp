#include "backend/aws/services/pricing_client.h"

#include <charconv>

#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

/// Price in one entry of the list, which is JSON inside a JSON string. The first price above 0 counts: entries for
/// reserved capacity have a price of 0.
std::optional<double> priceIn(const std::string &entry)
{
    const auto product = nlohmann::json::parse(entry, nullptr, false);
    if (!product.is_object())
        return std::nullopt;
    for (const auto &[offer, term] : json11::object(json11::object(product, "terms"), "OnDemand").items()) {
        for (const auto &[rate, dimension] : json11::object(term, "priceDimensions").items()) {
            const std::string usd = json11::text(json11::object(dimension, "pricePerUnit"), "USD");
            double value = 0;
            const auto [end, error] = std::from_chars(usd.data(), usd.data() + usd.size(), value);
            if (error == std::errc() && end == usd.data() + usd.size() && value > 0 && value < 10'000)
                return value;
        }
    }
    return std::nullopt;
}

} // namespace

PricingClient::PricingClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "pricing", Protocol::Json))
{
}

PricingClient::~PricingClient() = default;

Result<std::optional<double>> PricingClient::onDemand(const std::string &type, const std::string &region,
                                                      const CallContext &context)
{
    std::optional<double> found;
    const auto pages = paginate("pricing:GetProducts", [&](const std::string &token) -> Result<std::string> {
        TY_ASSIGN(const auto answer, sendRequest(*m_api, pricing::getProducts(type, region).request(token), context));
        for (const auto &entry : json11::list(answer, "PriceList")) {
            if (!found && entry.is_string())
                found = priceIn(entry.get<std::string>());
        }
        return found ? std::string() : json11::text(answer, "NextToken");
    });
    if (!pages)
        return fail(pages.error());
    return found;
}

} // namespace trainyard::aws
