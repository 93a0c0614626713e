import { useState } from 'react'
import type { MahadashaReading } from '~/domain/chart/chart-reading.ts'
import { type RunningDasha, runningDasha } from '~/domain/chart/dasha-period.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export type OpenDashas = ReturnType<typeof useOpenDashas>

type Lords = { readonly lord: string }

/** The id of a period, made of its lords from the mahadasha down. */
function idOfLords(...periods: readonly (Lords | null)[]): string {
  return ['dasha', ...periods.flatMap((period) => (period ? [period.lord] : []))].join('-')
}

/** The id of the deepest period of an instant. */
export function dashaId({ mahadasha, bhukti, pratyantar }: RunningDasha): string {
  return idOfLords(mahadasha, bhukti, pratyantar)
}

/** Which periods are open and which one is in view; at first, that of an instant. */
export function useOpenDashas(mahadashas: readonly MahadashaReading[], openAt: UtcMilliseconds) {
  const everyMahadasha = mahadashas.map((mahadasha) => idOfLords(mahadasha))
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(everyMahadasha))
  const [shown, setShown] = useState(() => {
    const at = runningDasha(mahadashas, openAt)
    return at ? idOfLords(at.mahadasha, at.bhukti) : null
  })
  return {
    isOpen: (id: string) => ids.has(id),
    areAllOpen: everyMahadasha.every((id) => ids.has(id)),
    shown,
    turn: (id: string, isOpen: boolean) => {
      setIds((before) => {
        if (before.has(id) === isOpen) return before
        return isOpen ? new Set([...before, id]) : new Set([...before].filter((it) => it !== id))
      })
    },
    /** Opens all levels down to a period and scrolls it into view. */
    show: (dashas: RunningDasha) => {
      const { mahadasha, bhukti } = dashas
      setIds((before) => new Set([...before, idOfLords(mahadasha), idOfLords(mahadasha, bhukti)]))
      setShown(dashaId(dashas))
    },
    openAll: () => setIds((before) => new Set([...before, ...everyMahadasha])),
    foldAll: () => setIds(new Set()),
  }
}
