import { say } from '~dev/process/progress.ts'
import type { FillProgress } from '~dev/recordings/render/fill-cache.ts'

/** In a terminal a line that counts up; elsewhere one line for each tenth and each file. */
export function showProgress(): (progress: FillProgress) => void {
  const began = performance.now()
  let shown = ''
  return (progress) => {
    const percent = Math.floor(progress.share * 100)
    const isTerminal = process.stdout.isTTY
    const mark = `${isTerminal ? percent : Math.floor(percent / 10)} ${progress.finished}`
    if (mark === shown) return
    shown = mark
    const line = progressLine(progress, (performance.now() - began) / 1000)
    if (isTerminal) process.stdout.write(`\r\u001b[K  ${line}${progress.share === 1 ? '\n' : ''}`)
    else say(line)
  }
}

/** `43 %, 12 of 54 recordings, about 6 min left`, from the time that the finished part took. */
export function progressLine(
  { share, finished, lacking }: FillProgress,
  secondsSoFar: number,
): string {
  const made = `${Math.floor(share * 100)} %, ${finished} of ${lacking} recordings`
  // The first second is always slow, so no time can be estimated from it.
  if (share < 0.02 || share === 1) return made
  const left = (secondsSoFar * (1 - share)) / share
  return `${made}, about ${left < 90 ? `${Math.ceil(left)} s` : `${Math.round(left / 60)} min`} left`
}
