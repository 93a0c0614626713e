import type { RenderPaths } from '~dev/recordings/render/render-file.ts'

/** What a render worker is asked: make this recording (named as it is served) at these paths. */
export type RenderOrder = {
  readonly id: number
  readonly name: string
  readonly paths: RenderPaths
}

/** What it reports about an order. */
export type RenderReport =
  | { readonly id: number; readonly kind: 'progress'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'finished' }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
