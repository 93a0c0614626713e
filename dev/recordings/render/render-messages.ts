import type { RenderPaths } from '~dev/recordings/render/render-file.ts'

/** An order for a render worker: make this recording (by its public name) at these paths. */
export type RenderOrder = {
  readonly id: number
  readonly name: string
  readonly paths: RenderPaths
}

/** The worker's reports about an order. */
export type RenderReport =
  | { readonly id: number; readonly kind: 'progress'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'finished' }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
