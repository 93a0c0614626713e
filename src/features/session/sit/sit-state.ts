import type { LocalMoment } from '~/domain/local-moment.ts'
import type { SitSettings } from '~/features/session/sit/sit-settings.ts'

/** How the page's one sit stands. */
export type SitState =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'paused'
      readonly settings: SitSettings
      /** The tanpura could not be had; the sit goes on in silence. */
      readonly isSoundLost: boolean
    }

/** A sit that came to its end, or near enough to count. */
export type FinishedSit = {
  id: string
  title: string
  minutes: number
  began: LocalMoment
  endedAt: Date
}
