import { daysBetween, type LocalDay, localDay } from '~/domain/local-day.ts'
import { ragasByWatch } from '~/domain/ragas-by-watch.ts'
import { ragaNamed } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharAt } from '~/raga/prahar.ts'
import type { ShareCardContent } from '~/ui/share/draw-share-card.ts'

const FIRST_DAY = localDay('2024-01-01')

/** The raga heard last, or one of the hour, another from day to day; with its figure. */
export function cardRaga(
  heard: string | null,
  minuteOfDay: number,
  day: LocalDay,
): ShareCardContent['raga'] | null {
  const ofHour = ragasByWatch(praharAt(minuteOfDay))[0]?.ragas ?? []
  const turn = Math.abs(daysBetween(FIRST_DAY, day))
  const raga = ragaNamed(heard ?? '') ?? ofHour[turn % ofHour.length]
  return raga ? { name: raga.name, devanagari: raga.devanagari, ...emblemOf(raga) } : null
}
