/** How far the skip buttons and keys go, in seconds (specification §9). */
export const SKIP_SECONDS = 10
