import { expect, test, vi } from 'vitest'
import { createMp3Encoder } from 'wasm-media-encoders'
import { swaraOf } from '~/raga/model/swara.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { renderSession } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { GATES, type GateName } from '~dev/recordings/check/gates.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { droneOf } from '~dev/recordings/measure/voice-in-mix.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { encoded, faultsIn } from '~tests/dev/recordings/check/planted-file.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

// Each file is encoded, decoded and measured: on a busy machine that may take its time.
vi.setConfig({ testTimeout: 600_000 })

const RATE = 32_000
const MINUTE = { raga: ragaFor('yaman'), minutes: 1 }

const drone = droneOf(MINUTE)
const sound = collect(mixOf(MINUTE))
const good = await encoded(sound)

const mapped = ({ left, right }: StereoBlock, change: (sample: number, at: number) => number) => ({
  left: left.map(change),
  right: right.map(change),
})

const softer = (sample: number, at: number) => (at < 30 * RATE ? sample / 5 : sample)
const hum = (at: number) => (at > 58 * RATE ? 0.05 * Math.sin(at / 20) : 0)

// Encoding and checking a file takes long, so this one has several faults.
const UNEVEN =
  'one side turned over and raised, half far softer, a hum at the end, all forty cents too high'

const PLANTS = {
  'twenty clicks': () => {
    const clicks = new Set(
      Array.from({ length: 20 }, (_, index) => Math.round((4.3 + index * 2.57) * RATE)),
    )
    return encoded(mapped(sound, (sample, at) => (clicks.has(at) ? sample + 0.05 : sample)))
  },
  'too loud by 20 dB': () => encoded(mapped(sound, (sample) => 10 * sample)),
  'no melody': () => encoded(drone),
  silence: () => encoded(mapped(sound, () => 0)),
  'the swaras of another raga': () => encoded(collect(mixOf({ raga: inBhairav(), minutes: 1 }))),
  'another melody of the raga': () => {
    const other = { ...MINUTE, repertoire: repertoireOf('yaman'), seed: 'other' }
    return encoded(collect(renderSession(other)))
  },
  [UNEVEN]: () => {
    const high = mappedInTime(sound, 2 ** (40 / 1200))
    return encoded({
      left: high.left.map((sample, at) => 0.003 - 3 * softer(sample, at) + hum(at)),
      right: high.right.map(softer),
    })
  },
  'ten seconds cut away': async () => good.subarray(0, good.length - 576 * 278),
  'frames of another size': framesOfAnotherSize,
  'no MP3 at all': async () => Buffer.alloc(good.length, 'alap'),
} satisfies Record<string, () => Promise<Uint8Array>>

/** The faults in a file of one minute of Yaman. */
const inYaman = (file: Uint8Array) => faultsIn(file, 'yaman-1.mp3', drone)

type Plant = keyof typeof PLANTS

const files = new Map<Plant, Promise<string>>()

/** What is found in a planted file; each is made and checked once. */
function faultsOfPlant(plant: Plant): Promise<string> {
  const faults = files.get(plant) ?? PLANTS[plant]().then(inYaman)
  files.set(plant, faults)
  return faults
}

/** For each gate a file that it must see, by its own figure. */
const SEEN_BY: Record<GateName, readonly Plant[]> = {
  loudness: ['too loud by 20 dB', 'silence'],
  range: [UNEVEN],
  truePeak: ['too loud by 20 dB'],
  gaps: ['silence'],
  clicks: ['twenty clicks'],
  clipped: ['too loud by 20 dB'],
  dc: [UNEVEN],
  balance: [UNEVEN],
  correlation: [UNEVEN],
  end: [UNEVEN],
  duration: ['ten seconds cut away'],
  frames: ['ten seconds cut away', 'frames of another size', 'no MP3 at all'],
  decoding: ['no MP3 at all'],
  tonic: [UNEVEN],
  foreign: ['the swaras of another raga'],
  offPitch: ['the swaras of another raga'],
  held: ['no melody'],
  asWritten: ['another melody of the raga', 'silence'],
}

test('a good file has no fault', async () => {
  expect(await inYaman(good)).toBe('')
})

test.each(
  (Object.keys(SEEN_BY) as GateName[]).flatMap((gate) =>
    SEEN_BY[gate].map((plant) => [GATES[gate].title, plant] as const),
  ),
)('the gate %s finds: %s', async (title, plant) => {
  const faults = (await faultsOfPlant(plant)).split('\n')
  expect(faults).toContainEqual(expect.stringMatching(`^${title} [-\\d.I].*, wanted `))
})

test('twenty clicks are the only fault of a file they are planted in', async () => {
  expect(await faultsOfPlant('twenty clicks')).toMatch(/^clicks [2-4]\d, wanted at most 0$/)
})

test('a file of Yaman under the name of Lalit does not match the score of Lalit', async () => {
  expect(await faultsIn(good, 'lalit-1.mp3')).toMatch(/^as written |^not measured: .*as written/m)
})

test('a file that does not decode has no measured figures', async () => {
  expect(await faultsOfPlant('no MP3 at all')).toContain(
    'not measured: loudness, range, true peak, gaps, clicks, clipped',
  )
})

/** Yaman's melody where Bhairav has its swaras. */
function inBhairav() {
  const { swaras } = ragaFor('bhairav')
  const latin = (swara: (typeof swaras)[number]) => swaraOf(swara.swara).latin
  const tuned = MINUTE.raga.swaras.map(({ swara, ratio }) => ({
    swara,
    ratio: swaras.find((other) => latin(other) === swaraOf(swara).latin)?.ratio ?? ratio,
  }))
  return { ...MINUTE.raga, swaras: tuned }
}

/** Played faster, and silent for what then lacks. */
function mappedInTime(block: StereoBlock, speed: number): StereoBlock {
  const played = (side: Float32Array) =>
    side.map((_, index) => {
      const at = Math.floor(index * speed)
      const share = index * speed - at
      return (side[at] ?? 0) * (1 - share) + (side[at + 1] ?? 0) * share
    })
  return { left: played(block.left), right: played(block.right) }
}

async function framesOfAnotherSize(): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate: RATE, outputSampleRate: RATE, bitrate: 96 })
  const part = encoder
    .encode([sound.left.subarray(0, 10 * RATE), sound.right.subarray(0, 10 * RATE)])
    .slice()
  return Buffer.concat([part, encoder.finalize().slice()])
}
