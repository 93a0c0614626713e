const FADE_SECONDS = 5
const FADE_STEPS = 50

/**
 * Turns a sound down at the end of a sit, or stops it where the volume is fixed. `setLevel` receives
 * shares of its volume; returns a function that ends the fading at once.
 */
export function fadeOut(setLevel: (share: number) => void, onOver: () => void): () => void {
  let step = 0
  const fading = setInterval(
    () => {
      step += 1
      setLevel(Math.cos(((Math.PI / 2) * step) / FADE_STEPS))
      if (step < FADE_STEPS) return
      clearInterval(fading)
      onOver()
    },
    (FADE_SECONDS * 1000) / FADE_STEPS,
  )
  return () => clearInterval(fading)
}
