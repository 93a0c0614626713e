import type { Composer, ComposerFault } from '~/audio/composed/composer.ts'
import type { WayOfPlaying } from '~/audio/composed/way-of-playing.ts'
import { SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { mp3Bytes, soundFrames } from '~/mp3/frames.ts'
import { infoFrame } from '~/mp3/info-frame.ts'
import { sitSoundSeconds } from '~/raga/sound/sit-form.ts'

/** The longest sound that is made at once: any session, and a sit of that length with its last bell. */
const LONGEST_WHOLE_SECONDS = sitSoundSeconds(SESSION_MINUTES.most * 60)

/** Whether a sound is too long to be composed in this way. */
export function isTooLong(way: WayOfPlaying, seconds: number): boolean {
  return way.kind === 'whole' && seconds > LONGEST_WHOLE_SECONDS
}

const PIECE_SECONDS = 9

type WholeOptions = {
  readonly composer: Composer
  readonly address: string
  readonly seconds: number
  /** Receives how much of it is made, in whole percent. */
  readonly onShare: (percent: number) => void
  readonly onWhole: (recording: Blob) => void
  readonly onFault: (fault: ComposerFault) => void
}

/** Composes a whole session; it plays when all of it is there. */
export function composeWhole(options: WholeOptions): void {
  const { composer, address, seconds, onShare, onWhole, onFault } = options
  const parts = [infoFrame(soundFrames(seconds))]
  let bytes = 0
  const run = composer.begin({
    address,
    from: 0,
    packing: 'mpeg',
    onPiece: (part, isLast) => {
      parts.push(part)
      bytes += part.length
      onShare(Math.floor((100 * bytes) / mp3Bytes(seconds)))
      if (isLast) onWhole(new Blob(parts, { type: 'audio/mpeg' }))
      else run.more(PIECE_SECONDS)
    },
    onFault,
  })
  run.more(PIECE_SECONDS)
}
