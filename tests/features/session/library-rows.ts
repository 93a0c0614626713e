const row = (id: string, title: string, raag: string, moodCategory: string, minutes: number) => ({
  id,
  title,
  description: `About ${title}.`,
  audioUrl: `/recordings/${id}.mp3`,
  dayNumber: null,
  raag,
  moodCategory,
  minutes,
})

const AUDIOS = [
  row('desh-10', 'Rain on the Courtyard', 'Desh', 'Shringara', 10),
  row('shivaranjani-20', 'Put It Down', 'Shivaranjani', 'Karuna', 20),
  row('marwa-10', 'Red Hour', 'Marwa', 'Karuna', 10),
]

const RAGAS = [
  { name: 'Desh', moodCategory: 'Shringara' },
  { name: 'Marwa', moodCategory: 'Karuna' },
  { name: 'Yaman', moodCategory: 'Shantha' },
]

const CHECK_IN = {
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  minute: 360,
  at: '2026-01-01T06:00:00.000Z',
}

/** The library behind the stand-in; today's mood as the test has it. */
export function libraryRows(mood: number | null = null, day = '2026-01-01') {
  return (name: string): unknown => {
    if (name === 'sessions') return AUDIOS
    if (name === 'mood_categories') return ['Karuna', 'Shringara']
    if (name === 'ragas') return RAGAS
    return name === 'check_in' && mood !== null ? { ...CHECK_IN, mood, day } : undefined
  }
}
