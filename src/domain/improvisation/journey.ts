import { findRaga } from '~/raga/catalogue.ts'
import { PRAHARS, type Prahar } from '~/raga/model/prahar.ts'
import type { Raga, RagaId } from '~/raga/model/raga.ts'

/** Two ragas in one session: one that meets a low mood, then one that lifts it. */
export type Journey = { readonly meets: Raga; readonly lifts: Raga }

/** Whole minutes of a journey in all. */
export const JOURNEY_MINUTES = { least: 6, most: 60 } as const

/** Of compassionate character (karuna), and without komal Re, which is heard as dark. */
const MEETING: readonly RagaId[] = ['shivaranjani', 'bhimpalasi', 'bageshri']

/** Of calm or joyful character, and without komal Re, Ga and Dha. */
const LIFTING: readonly RagaId[] = [
  'hamsadhwani',
  'bhupali',
  'durga',
  'brindavani-sarang',
  'yaman',
  'desh',
  'khamaj',
]

/**
 * The journey for a watch: of each kind the raga whose own watch is nearest to it.
 *
 * Source of the order: music that first meets a low mood, then lifts it (C. Starcke et al., IJERPH
 * 18:12486, 2021; a later preregistered trial found no difference). Komal Re goes with sadness (A.
 * Mathur et al., Frontiers in Psychology 6:513, 2015).
 */
export function journeyAt(prahar: Prahar): Journey {
  return { meets: nearest(MEETING, prahar), lifts: nearest(LIFTING, prahar) }
}

function nearest(ids: readonly RagaId[], prahar: Prahar): Raga {
  const ragas = ids.flatMap((id) => findRaga(id) ?? [])
  return ragas.reduce((best, raga) => (far(raga, prahar) < far(best, prahar) ? raga : best))
}

/** How many watches a raga is away from one, whichever way round. */
function far({ prahars }: Raga, prahar: Prahar): number {
  const at = PRAHARS.indexOf(prahar)
  const steps = prahars.map((own) => Math.abs(PRAHARS.indexOf(own) - at))
  return Math.min(...steps.map((step) => Math.min(step, PRAHARS.length - step)))
}
