import type { RenderPaths } from '~dev/recordings/render/render-file.ts'

/**
 * An order for a render worker: make this recording (by its public name) at these paths, from a
 * second of the grid on; or stop making it.
 */
export type RenderOrder =
  | {
      readonly id: number
      readonly kind: 'render'
      readonly name: string
      readonly paths: RenderPaths
      readonly from: number | undefined
    }
  | { readonly id: number; readonly kind: 'stop' }

/** The worker's reports about an order. */
export type RenderReport =
  | { readonly id: number; readonly kind: 'progress'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'finished' }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
