import { ragaNamed } from '~/raga/catalogue.ts'

const row = (id: string, title: string, raag: string, dayNumber: number) => {
  const raga = ragaNamed(raag)
  return {
    id,
    title,
    description: `About ${title}.`,
    audioUrl: `/recordings/${raga?.id}-10.mp3`,
    dayNumber,
    raag,
    moodCategory: raga?.moodCategory ?? null,
    minutes: 10,
  }
}

/** Sessions as the database has them. */
export const AUDIOS = [
  row('day-1', 'Five Open Notes', 'Bhupali', 1),
  row('day-2', 'The Raised Lamp', 'Yaman', 2),
  row('day-3', 'Rain on the Courtyard', 'Desh', 3),
  row('day-4', 'A Letter Unsent', 'Bageshri', 4),
  row('day-5', 'Deep Water', 'Malkauns', 5),
  row('clear-sky', 'Clear Sky', 'Durga', 6),
  row('easy-evening', 'Easy Evening', 'Khamaj', 7),
  row('farewell', 'A Tender Farewell', 'Bhairavi', 8),
  row('morning-calm', 'Morning Calm', 'Ahir Bhairav', 9),
  row('letting-go', 'Letting Go', 'Shivaranjani', 10),
]

/** Replies with sessions and favourites, and with nothing else. */
export function audioRows(audios: readonly object[] = AUDIOS, kept: readonly string[] = []) {
  return (name: string): unknown => {
    if (name === 'sessions') return audios
    return name === 'favourites' ? kept : undefined
  }
}
