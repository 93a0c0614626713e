/** How the frames are packed: one after the other, or in fragments of MP4. */
export type Packing = 'mpeg' | 'mp4'

/** What a page asks of the composer. */
export type Order =
  /** Get everything ready that the first piece of this sound needs. */
  | { readonly kind: 'warm'; readonly address: string }
  /** The next piece of a run. The first one begins the run, and ends every earlier one. */
  | {
      readonly kind: 'piece'
      /** Grows from one run to the next. */
      readonly run: number
      /** Counted from 0 within the run. */
      readonly piece: number
      readonly address: string
      /** The second of the grid at which the run begins. */
      readonly from: number
      /** How many seconds of sound to add. */
      readonly seconds: number
      readonly packing: Packing
    }

export type PieceOrder = Extract<Order, { kind: 'piece' }>

/**
 * What the composer sends back: a piece, or why there is none. `encoder`: LAME's file did not come
 * or may not be run; `composer`: any other fault.
 */
export type Reply = { readonly run: number; readonly piece: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly isLast: boolean }
  | { readonly fault: 'encoder' | 'composer' }
)
