import type { RagaId } from '~/raga/model/raga.ts'

export type RagaSources = {
  /** The pages its facts come from. */
  readonly sources: readonly [string, ...string[]]
  /** Where sources differ or a fact is general knowledge; one sentence each. */
  readonly disputes: readonly string[]
}

/**
 * Where the facts of each raga come from. No open source is an authority on raga facts; just ratios
 * are general knowledge throughout.
 */
export const RAGA_SOURCES: Readonly<Record<RagaId, RagaSources>> = {
  bhupali: {
    sources: ['sangeetguru.in, 2020/08'],
    disputes: ['Others hear shringara in it.'],
  },
  yaman: {
    sources: ['ragaspnanchi, 2022/07', 'musicalsday'],
    disputes: [
      'The shade of Dha (27/16 here, a pure fifth above Re; 5/3 elsewhere) is general knowledge.',
      'Ni (243/128) and tivra Ma (64/45) lie where performances were measured; 15/8 and 45/32 elsewhere.',
      'Its alap unfolds mainly in the low and middle octaves (ragaspnanchi).',
    ],
  },
  'ahir-bhairav': {
    sources: ['bliptext', 'wikimili', 'learnraga', 'sangeetguru.in, 2020/07'],
    disputes: [
      'One source gives Dha and komal Re as vadi and samvadi.',
      'The NCPA holds Pa and Sa the important notes, and Ga one that can be sustained; in the performances measured for this Ga is held longest after Sa.',
      'One source places it in the late morning.',
      'That it carries karuna is general knowledge.',
      'That Re swings is agreed; how wide and how fast is general knowledge.',
    ],
  },
  malkauns: {
    sources: ['raga.one', 'wikimili', 'parrikar.org'],
    disputes: [
      'One source says Ga and Dha are swung; how far is general knowledge.',
      'One source gives nine to midnight instead of midnight to three.',
      'The shade of komal Ni (16/9 here, a pure fourth above Ma) is general knowledge.',
      'That it unfolds mainly in the low and middle octaves is general knowledge.',
    ],
  },
  bageshri: {
    sources: [
      'sangeetguru.in',
      'paipa.in',
      'swarganga.blogspot',
      'parrikar.org/hindustani/bageshree',
      'musicwithaditi.com/bageshri',
    ],
    disputes: [
      'Sources differ between the second and the third watch of the night.',
      'Some leave out Pa altogether; here it is touched in the bent turn of the descent.',
      'Some let Re into the ascent so as to stand apart from Bhimpalasi; here it only comes down.',
      'The shade of komal Ni (16/9 here) is general knowledge.',
    ],
  },
  bhairavi: {
    sources: [
      'learnraga',
      'chandrakantha.com',
      'instapdf.in, Bhairavi',
      'autrimncpa.wordpress.com/bhairavi',
      'musicbanaras.com, 2021/09',
      'ragajunglism.org/ragas/bhairavi',
      'raag-hindustani.com/Bhairavi',
    ],
    disputes: [
      'Vadi and samvadi are disputed: komal Dha and komal Ga, or Pa and Sa, for others.',
      'Also sung at any hour, as the last piece of a concert.',
      'Mixed (mishra) Bhairavi admits all twelve swaras; here it rests on its seven, and passes through shuddha Re and Ni (NCPA) and tivra Ma (instapdf.in).',
      'That shuddha Re passes rising from Sa to komal Ga, and shuddha Ni just below Sa, is general knowledge.',
      'Resting on komal Ga and komal Dha is general knowledge; a source names Sa, Ma and Pa.',
    ],
  },
  shivaranjani: {
    sources: ['en.wikipedia.org', 'lemonwire', 'topicsexpress', 'drwani.net, 2023/09'],
    disputes: [
      'Sources say late evening to midnight; one says half past four in the afternoon.',
      'Mixed (mishra) Shivaranjani also admits shuddha Ga; here it keeps to komal Ga.',
      'Resting on Re and komal Ga is general knowledge; a source names Pa and Sa alone.',
    ],
  },
  desh: {
    sources: [
      'divine-spiritualism, 2013/09',
      'Mathur et al. 2015, Front. Psychol. 6:513',
      'parrikar.org/hindustani/des',
      'musicalsday, 2021/10',
      'en.wikipedia.org',
    ],
    disputes: [
      'Also a raga of the rains, whatever the hour.',
      'Some give Pa as vadi and Re as samvadi, and some count it to the Kafi thaat.',
      'One source gives the first watch of the night.',
      'The shade of komal Ni (16/9 here) is general knowledge.',
    ],
  },
  khamaj: {
    sources: [
      'musicbanaras, 2021/11',
      'musicalsday, 2021/11',
      'sangeetguru.in, 2020/07',
      'omenad.net/ragrang',
      'en.wikipedia.org',
    ],
    disputes: [
      'Vadi and samvadi: Ga and Ni for most; Pa and Ga, or Ga and Dha, for others.',
      'Sources differ between the first and the second watch of the night.',
      'Its pakad is written without saying which Ni it begins with; here komal Ni, as in the descent.',
      'The shade of komal Ni (16/9 here) is general knowledge.',
    ],
  },
  hamsadhwani: {
    sources: [
      'santurasangita',
      'tanarang.tripod',
      'autrimncpa.wordpress.com/hansadhwani',
      'hi.wikipedia.org',
    ],
    disputes: [
      'Vadi and samvadi are given as Sa and Pa, or Pa and Re, elsewhere.',
      'Some count it to the Kalyan thaat.',
      'It came from Carnatic music, which binds it to no hour; one source says early night.',
      'One source holds Re the chief resting note, another names Ga, Pa and Ni without it.',
    ],
  },
  durga: {
    sources: ['tanarang.tripod', 'en.wikipedia.org', 'sahityasangeet.com/Raga-Durga'],
    disputes: [
      'Dha and Re are given as vadi and samvadi elsewhere.',
      'One source says the third watch of the night.',
      'Some rest on Pa going up; none rests on it coming down, and here Pa is only passed through.',
    ],
  },
  bhairav: {
    sources: ['tanarang.com', 'raagparichay.com', 'bharatdiscovery.org'],
    disputes: [
      'Others place it before sunrise, from four to seven.',
      'Written in a straight line, though sources agree that the descent likes to leap: Ga Ma Re Sa.',
      'How wide and how fast Re and Dha swing is general knowledge.',
    ],
  },
  'darbari-kanada': {
    sources: [
      'autrimncpa.wordpress.com',
      'raagparichay.com/node/84',
      'paipa.in',
      'raagshashtra.blogspot.com, 2021/09',
    ],
    disputes: [
      'Musicians call Ga very low; measured performances show it moving between Re and Ga, here by 60 cents.',
      'Its alap unfolds mainly in the low and middle octaves (NCPA, raagparichay.com).',
      'Some say six swaras descending, as Dha is often passed over; others seven in a crooked line.',
      'The low places of Ga (32/27) and Dha (128/81), and how they swing, are general knowledge.',
    ],
  },
  todi: {
    sources: [
      'autrimncpa.wordpress.com',
      'musicbanaras.com, 2021/11',
      'swaravanshi.blogspot.com, 2012/02',
    ],
    disputes: [
      'Sources differ on Pa: used sparingly and left out in the ascent, or quite prominent.',
      'Also called Miyan ki Todi; the same line without Pa is another raga, Gujari Todi.',
      'Re, Ga and Dha lie where performances were measured (101, 306 and 806 cents), which are no simple ratios.',
    ],
  },
  lalit: {
    sources: [
      'tanarang.tripod.com',
      'bharatiya-sangeet.blogspot.com, 2010/12',
      'raagparichay.com',
      'learnraga.com',
    ],
    disputes: [
      'Bhatkhande and some singers use shuddha Dha and count it to Marwa thaat; most use komal Dha.',
      'Sources hear this Dha a shade above komal Dha; here it keeps the usual 8/5.',
      'Some place it in the first watch of the day instead of the last of the night.',
      'Sources differ on whether Ni is a resting place.',
      'That it unfolds mainly in the low and middle octaves is general knowledge.',
    ],
  },
  'brindavani-sarang': {
    sources: [
      'paipa.in',
      'sangeetguru.in, 2020/05',
      'swarsaptak.com',
      'en.wikipedia.org',
      'gudduelda.blogspot.com, 2021/11',
    ],
    disputes: [
      'Most say noon or the early afternoon; one says the second watch of the day.',
      'By its swaras some would count it to Khamaj thaat.',
      'One source hears shringara in it; that it is calm is general knowledge.',
      'Old compositions touch shuddha Dha; here it has none.',
      'The shade of komal Ni (16/9 here, a pure fourth above Ma) is general knowledge.',
    ],
  },
  kafi: {
    sources: ['tanarang.tripod', 'musicwithaditi', 'bimma.in/raagkaafee', 'en.wikipedia.org'],
    disputes: [
      'The samvadi is Sa for most and Re for some; others give komal Ga and komal Ni.',
      'Also sung in the evening, or at any hour, and at the spring festival of Holi.',
      'Mixed (mishra) Kafi also admits shuddha Ga and Ni; here it keeps to its seven swaras.',
    ],
  },
  bhimpalasi: {
    sources: [
      'darbar.org/raga/bhimpalasi',
      'parrikar.org/hindustani/bhimpalasi',
      'onlinesangeet.com/bhimpalasi-raag',
      'swaravanshi.blogspot, 2013/01',
      'sangeetguru.in',
    ],
    disputes: [
      'Sources differ between the third and the fourth watch of the day.',
      'Some touch Re, or shuddha Ni, going up; here Re and Dha only come down, and Ni is komal.',
      'Sources name bhakti and shringara; karuna is general knowledge.',
    ],
  },
}
