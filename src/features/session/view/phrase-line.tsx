import type { PhraseDrawing } from '~/domain/melody/phrase-drawing.ts'

type PhraseLineProps = {
  /** The phrase to draw; `null` keeps its place free. */
  phrase: PhraseDrawing | null
  size: { width: number; height: number }
}

/** Bhatkhande's signs: a line below for komal, above for tivra. */
const SIGNS = { achal: 'none', komal: 'underline', shuddha: 'none', tivra: 'overline' } as const

/** The pitch of a phrase as a quiet line with the names of its rests; it says the same in words. */
export function PhraseLine({ phrase, size }: PhraseLineProps) {
  const { width, height } = size
  return (
    <div className="[@media(max-height:44rem)]:hidden mx-auto w-full max-w-[34rem]">
      {phrase && <p className="sr-only">{`The phrase just sung: ${phrase.words}`}</p>}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="w-full"
        fill="none"
        stroke="currentColor"
      >
        {phrase && (
          <g key={phrase.words} className="animate-arrive">
            <path
              d={`M${phrase.points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              strokeWidth="1.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              opacity="0.7"
            />
            {phrase.rests.map(({ x, y, latin, quality, octave }) => (
              <g key={x} fill="currentColor" stroke="none">
                <text
                  x={x}
                  y={y - 10}
                  textAnchor="middle"
                  fontSize="13"
                  textDecoration={SIGNS[quality]}
                  className="font-display font-semibold"
                >
                  {latin}
                </text>
                {octave !== 0 && <circle cx={x} cy={octave > 0 ? y - 23 : y - 5} r="1.2" />}
              </g>
            ))}
          </g>
        )}
      </svg>
    </div>
  )
}
