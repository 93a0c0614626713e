/**
 * Does some work once the next frame is drawn, so that a page is seen before what it starts takes the
 * phone's time. A page that nobody sees waits. Returns a function that calls the work off.
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
