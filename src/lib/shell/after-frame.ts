/**
 * Does some work once the next frame is drawn, on a hidden page once it is seen, so that a page is
 * there before what it starts takes the phone's time. The returned function calls the work off.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
