/** What an engine really played, sample by sample. */
export type Captured = {
  /** Seconds of sound that were looked at. */
  readonly seconds: number
  /** The longest stretch without a sound, in milliseconds. The tanpuras never stop. */
  readonly longestGapMs: number
}

/**
 * The body of a function that begins to look at the page's one recording. What it found stands in an
 * attribute of the document: a script of a driver shares no variables with the page.
 */
export const BEGIN_CAPTURE = `
  const audio = document.querySelector('audio')
  const context = new AudioContext()
  const tap = context.createScriptProcessor(4096, 2, 1)
  let frames = 0
  let silent = 0
  let longest = 0
  tap.onaudioprocess = ({ inputBuffer }) => {
    const left = inputBuffer.getChannelData(0)
    const right = inputBuffer.getChannelData(1)
    for (let at = 0; at < left.length; at++) {
      const isSilent = Math.abs(left[at]) < 1e-4 && Math.abs(right[at]) < 1e-4
      silent = isSilent ? silent + 1 : 0
      // Before the first sound there is nothing to be missed.
      if (frames === 0 && isSilent) continue
      frames += 1
      longest = Math.max(longest, silent)
    }
    const found = { seconds: frames / context.sampleRate, longestGapMs: (longest * 1000) / context.sampleRate }
    document.documentElement.dataset.captured = JSON.stringify(found)
  }
  const source = context.createMediaElementSource(audio)
  source.connect(tap)
  source.connect(context.destination)
  tap.connect(context.destination)
  void context.resume()
`

export const READ_CAPTURE = 'return document.documentElement.dataset.captured'
