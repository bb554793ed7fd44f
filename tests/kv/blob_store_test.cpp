#include "backend/runtime/ps/server/blob_store.h"

#include <gmock/gmock.h>

#include "backend/protocol/frames.h"
#include "backend/runtime/kv/program_stop.h"
#include "backend/runtime/kv/value_limits.h"

namespace trainyard::ps {
namespace {

constexpr std::size_t kPiece = protocol::kBlobPieceBytes;

class BlobStoreTest : public ::testing::Test {
protected:
    BlobStore store;
    std::optional<BlobStore::Arriving> line;

    /// \return with the last piece: whether it is stored
    std::optional<bool> put(std::optional<BlobStore::Arriving> &from, const BlobId &id, std::uint32_t piece,
                            std::uint32_t pieces, std::size_t length, char fill = 'x')
    {
        const auto room = store.receive(from, id, piece, pieces, length);
        EXPECT_TRUE(room) << room.error().detail;
        if (!room)
            return std::nullopt;
        EXPECT_EQ(room->size(), length);
        std::ranges::fill(*room, std::byte(fill));
        return store.received(from);
    }
    std::optional<bool> put(const BlobId &id, std::size_t length, char fill = 'x')
    {
        return put(line, id, 0, 1, length, fill);
    }
};

TEST_F(BlobStoreTest, KeepsPiecesInOrder)
{
    const BlobId id{1, 7};
    EXPECT_EQ(put(line, id, 0, 2, kPiece, 'a'), std::nullopt);
    EXPECT_EQ(store.find(id), nullptr) << "not complete";
    EXPECT_EQ(put(line, id, 1, 2, 5, 'b'), true);
    ASSERT_NE(store.find(id), nullptr);
    ASSERT_EQ(store.find(id)->size(), 2u);
    EXPECT_EQ((*store.find(id))[0]->front(), std::byte('a'));
    EXPECT_EQ((*store.find(id))[1]->size(), 5u);
    EXPECT_EQ(store.bytes(), kPiece + 5);
    EXPECT_FALSE(line) << "the next one may begin";
}

TEST_F(BlobStoreTest, AnEmptyBlobIsThere)
{
    EXPECT_EQ(put({1, 7}, 0), true);
    EXPECT_NE(store.find({1, 7}), nullptr);
}

TEST_F(BlobStoreTest, KeepsTheNewestViewAndTheOneBefore)
{
    put({1, 7}, 10);
    put({2, 7}, 10);
    EXPECT_NE(store.find({1, 7}), nullptr);
    put({3, 7}, 10);
    EXPECT_EQ(store.find({1, 7}), nullptr);
    EXPECT_NE(store.find({2, 7}), nullptr);
    EXPECT_EQ(store.bytes(), 20u);
    EXPECT_EQ(put({1, 8}, 10), false) << "its view is over";
    EXPECT_EQ(store.find({1, 8}), nullptr);
    EXPECT_EQ(store.bytes(), 20u);
}

TEST_F(BlobStoreTest, ABlobThatIsPutAgainReplacesTheFirst)
{
    put({1, 7}, 10, 'a');
    put({1, 7}, 4, 'b');
    ASSERT_NE(store.find({1, 7}), nullptr);
    EXPECT_EQ((*store.find({1, 7}))[0]->front(), std::byte('b'));
    EXPECT_EQ(store.bytes(), 4u);
}

TEST_F(BlobStoreTest, OneThatBreaksOffLeavesNothing)
{
    put(line, {1, 7}, 0, 3, kPiece);
    ASSERT_TRUE(store.receive(line, {1, 7}, 1, 3, kPiece));
    EXPECT_EQ(store.bytes(), 2 * kPiece);
    store.drop(line);
    EXPECT_EQ(store.bytes(), 0u);
    EXPECT_EQ(put(line, {1, 7}, 0, 2, kPiece), std::nullopt);
    EXPECT_EQ(put(line, {1, 7}, 0, 1, 3), true) << "the transfer begins again";
    EXPECT_EQ(store.bytes(), 3u);
}

TEST_F(BlobStoreTest, RefusesNonsense)
{
    const BlobId id{1, 7};
    EXPECT_FALSE(store.receive(line, id, 1, 2, kPiece)) << "without the first piece";
    EXPECT_FALSE(store.receive(line, id, 0, 0, 1));
    EXPECT_FALSE(store.receive(line, id, 0, BlobStore::kMostPieces + 1, kPiece));
    EXPECT_FALSE(store.receive(line, id, 0, 2, kPiece - 1)) << "only the last piece is shorter";
    EXPECT_FALSE(store.receive(line, id, 0, 1, kPiece + 1));
    put(line, id, 0, 3, kPiece);
    EXPECT_FALSE(store.receive(line, id, 2, 3, 1)) << "out of turn";
    EXPECT_FALSE(store.receive(line, {1, 8}, 1, 3, kPiece)) << "another one";
    EXPECT_FALSE(store.receive(line, id, 1, 4, kPiece)) << "another size";
}

} // namespace
} // namespace trainyard::ps

namespace trainyard::kv {
namespace {

TEST(ValueLimits, ThinsOutManyValues)
{
    ValueLimits limits;
    EXPECT_TRUE(limits.admits("loss", 0, 1));
    EXPECT_FALSE(limits.admits("loss", 0, 1.05));
    EXPECT_TRUE(limits.admits("accuracy", 0, 1.05));
    EXPECT_TRUE(limits.admits("loss", 0, 1.11));
    EXPECT_TRUE(limits.admits("loss", 1, 1.12)) << "the first one of an epoch";
    int sent = 0;
    for (int i = 0; i < 20'000; ++i)
        sent += limits.admits("loss", 1, 2 + 0.1 * i + 1e-6 * i);
    EXPECT_GT(sent, 9'990);
    EXPECT_LT(sent, 11'100) << "after 10,000 of them one a second";
    for (int i = 0; i < 100; ++i)
        limits.admits("name " + std::to_string(i), 0, 1);
    EXPECT_FALSE(limits.admits("one more", 0, 1));
    EXPECT_TRUE(limits.admits("accuracy", 0, 9));
}

} // namespace
} // namespace trainyard::kv
