/**
 * Splits a comma-separated list of words and phrases. The factories build titles, descriptions and names from these lists. Some words are frequent and some
 * are rare, as in real titles.
 */
const splitWords = (text: string) => text.split(',').map((word) => word.trim());

export const titleWords = {
  vi: {
    heroes:
      splitWords(`chú ve sầu, cô bé bán diều, con trâu nhỏ, bác đưa thư, hai anh em Tí, ông lão đánh cá, đàn kiến lửa, chị gió,
      mèo mướp, cậu bé đi xe lăn, bà ngoại, chú thợ hàn, cô giáo Hiền, đôi tay của Na, chú chó dẫn đường, bé Sóc, con thuyền giấy,
      người gác đèn biển, chim chìa vôi, ba giọt mưa, bạn robot, hạt đậu đen, chiếc trống cũ, cây đa đầu làng, chú tắc kè,
      bầy đom đóm, con rối nước, anh lái tàu, mẹ bồ câu, chiếc nón lá, vịt con lạc đường, ông trăng khuyết, cô thợ may,
      chú rùa chậm, cây bút chì, bạn nhỏ điếc, người thổi sáo, con suối nhỏ, chiếc ô đỏ, bác nông dân`),
    deeds:
      splitWords(`đi tìm, kể chuyện về, vẽ lại, học đếm cùng, lắng nghe, đánh thức, chăm sóc, sửa lại, hát cho, giấu, trồng, đổi tên,
      gửi thư cho, chờ đợi, bảo vệ, khám phá, đo chiều cao của, mơ thấy, làm bạn với, xin lỗi, gõ cửa, dạy chữ cho, cứu, tặng quà cho`),
    things:
      splitWords(`mùa nước nổi, chiếc lá bồ đề, ngôi sao hôm, khu chợ nổi, bản đồ âm thanh, vườn rau nhà Mít, dòng sông quê,
      cánh rừng ngập mặn, con đường chữ nổi, tiếng mưa, ngày Tết, hộp màu, những con số, bảy sắc cầu vồng, cơn giận, giấc ngủ trưa,
      nỗi nhớ nhà, chiếc xe buýt số 9, cái bóng của mình, đêm trung thu, thư viện xã, hòn đảo xa, ngọn hải đăng, lớp học vùng cao,
      cánh đồng muối, tổ chim sẻ, bữa cơm chiều, sân ga, chiếc đồng hồ, quả dưa hấu, khúc hát ru, đàn gà, cây cầu tre, biển lặng,
      quyển vở mới, chiếc máy trợ thính, trò ô ăn quan, vành nón, đáy giếng, mái hiên`),
    places:
      splitWords(`ở Cần Thơ, trên cao nguyên, bên bờ sông Hương, trong xóm nhỏ, ở Hà Giang, dưới chân núi, ngoài khơi, giữa phố,
      ở Hội An, trong vườn, sau cơn mưa, trước bình minh, ở Đà Lạt, bên kia cầu, trong giấc mơ, ở Lý Sơn, trên mái nhà, ở lớp 2B,
      dưới gốc đa, vào đêm rằm, ở Huế, giữa mùa hạ, trong tủ sách, cuối con ngõ`),
    kinds: splitWords(
      `Chuyện, Bài học, Nhật ký, Trò chơi, Thí nghiệm, Câu đố, Hướng dẫn, Truyện tranh, Bài hát, Sổ tay`,
    ),
    names:
      splitWords(`Nguyễn Minh An, Trần Thu Hà, Lê Quốc Bảo, Phạm Gia Hân, Hoàng Đức Long, Vũ Khánh Linh, Đặng Tuấn Kiệt,
      Bùi Ngọc Mai, Đỗ Hải Yến, Hồ Văn Sơn, Ngô Bích Ngọc, Dương Nhật Nam, Lý A Páo, H’Niê Ksor, Thạch Sô Phia, Mai Xuân Trường`),
  },
  en: {
    heroes:
      splitWords(`the cicada, the kite seller, a small buffalo, the postman, two brothers, the old fisherman, an army of ants,
      sister wind, a tabby cat, the boy on wheels, my grandmother, the welder, Miss Hien, Na's clever hands, the guide dog,
      little Squirrel, a paper boat, the lighthouse keeper, the wagtail, three raindrops, a shy robot, the black bean, an old drum,
      the village banyan, the gecko, a cloud of fireflies, the water puppet, the train driver, mother dove, the palm-leaf hat,
      a lost duckling, the crescent moon, the tailor, a slow turtle, the pencil, a Deaf girl, the flute player, the small stream,
      a red umbrella, the farmer`),
    deeds:
      splitWords(`looks for, tells of, draws, counts with, listens to, wakes, looks after, mends, sings to, hides, plants, renames,
      writes to, waits for, guards, explores, measures, dreams of, befriends, says sorry to, knocks at, teaches, rescues, surprises`),
    things:
      splitWords(`the flood season, a heart-shaped leaf, the evening star, the floating market, the map of sounds, Mit's garden,
      the river at home, the mangrove forest, a street in braille, the sound of rain, New Year's Day, the paint box, the numbers,
      seven colours, a big anger, the midday nap, homesickness, bus number 9, their own shadow, the lantern night, the village library,
      a faraway island, the lighthouse, a mountain school, the salt fields, the sparrow's nest, supper time, the platform,
      the clock, a watermelon, the lullaby, the hens, the bamboo bridge, the calm sea, a new notebook, the hearing aid,
      a game of stones, the brim of a hat, the bottom of the well, the porch`),
    places:
      splitWords(`in Can Tho, in the highlands, by the Perfume River, in a small lane, in Ha Giang, below the mountain, out at sea,
      in the city, in Hoi An, in the garden, after the rain, before sunrise, in Da Lat, across the bridge, in a dream, on Ly Son,
      on the roof, in Class 2B, under the banyan, at full moon, in Hue, in midsummer, on the shelf, at the end of the lane`),
    kinds: splitWords(
      `The Tale, A Lesson, The Diary, A Game, An Experiment, A Riddle, A Guide, The Picture Book, A Song, The Handbook`,
    ),
    names: splitWords(
      `Minh An Nguyen, Ha Tran, Bao Le, Han Pham, Long Hoang, Linh Vu, Kiet Dang, Mai Bui, Yen Do, Son Ho`,
    ),
  },
} as const;

/** Returns a random number generator with a seed (mulberry32). Its numbers are at least 0 and below 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
