import { useQuery } from '@tanstack/react-query'
import { RECORDING_MINUTES, ragaRecording } from '~/domain/session/raga-recording.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { DifferingSources, RagaCard, RagaWatch } from '~/features/library/raga-sheet/raga-card.tsx'
import { linesOf, RagaFacts, RagaLines } from '~/features/library/raga-sheet/raga-details.tsx'
import { pointAt, RADIUS } from '~/lib/wheel/point-at.ts'
import { namesNow, ownName } from '~/lib/words/own-names.ts'
import { useSargam } from '~/listening/use-sargam.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { praharAt, praharNames } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { swaraOf } from '~/raga/model/swara.ts'
import { RAGA_SOURCES } from '~/raga/raga-sources.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type RagaSheetProps = {
  /** The raga's id. */
  value: string
  onClose: () => void
}

/** A raga to read about and to hear. */
export function RagaSheet({ value, onClose }: RagaSheetProps) {
  const raga = findRaga(value)
  const onOpenChange = (open: boolean) => {
    if (!open) onClose()
  }
  if (!raga) {
    return (
      <Dialog open onOpenChange={onOpenChange} title="There is no such raga here">
        <Text>The link may be old. Every raga Alap knows is under Sessions.</Text>
      </Dialog>
    )
  }
  return (
    <Dialog
      width="board"
      open
      onOpenChange={onOpenChange}
      title={<RagaName name={raga.name} devanagari={raga.devanagari} iast={raga.iast} />}
    >
      <RagaBody raga={raga} />
    </Dialog>
  )
}

function RagaBody({ raga }: { raga: Raga }) {
  const { sounding, failed, toggle } = useSargam(raga)
  const lines = linesOf(raga)
  const line = lines.find(({ name }) => name === sounding?.line)
  const note = line?.notes[sounding?.index ?? 0]?.note
  return (
    <RagaCard
      wheel={
        <LabelledWheel
          swaras={wheelOf(raga)}
          sounding={note ? swaraOf(note.swara).position : null}
        />
      }
      lead={<Watch raga={raga} />}
      actions={<BeginRaga raga={raga} />}
      lines={
        <>
          <RagaLines
            lines={lines}
            sounding={sounding}
            onToggle={({ name, notes }) => toggle(name, notes)}
          />
          {failed && (
            <Text tone="danger">
              The line could not be played here. The recordings still can: choose a length above.
            </Text>
          )}
        </>
      }
      facts={<RagaFacts raga={raga} />}
      sources={<DifferingSources {...RAGA_SOURCES[raga.id]} />}
    />
  )
}

function Watch({ raga }: { raga: Raga }) {
  const now = new Date()
  const isItsHour = raga.prahars.includes(praharAt(now.getHours() * 60 + now.getMinutes()))
  const [usual, ...others] = raga.prahars.map(praharNames)
  if (!usual) return null
  return (
    <RagaWatch
      watch={usual.name}
      devanagari={usual.devanagari}
      hours={usual.hours}
      others={others.map(({ name }) => name.toLowerCase())}
      isNow={isItsHour}
      category={raga.moodCategory}
    />
  )
}

function wheelOf(raga: Raga): WheelSwara[] {
  return raga.swaras.map(({ swara }) => ({
    position: swaraOf(swara).position,
    label: ownName(swaraOf(swara)),
    quality: namesNow() === 'devanagari' ? 'achal' : swaraOf(swara).quality,
    role: swara === raga.vadi ? 'vadi' : swara === raga.samvadi ? 'samvadi' : 'other',
  }))
}

/** Starts the raga as a session, in any of its lengths. */
function BeginRaga({ raga }: { raga: Raga }) {
  const { uid } = usePerson()
  const mood = useQuery(todayMood(uid, useToday())).data?.mood ?? null
  return (
    <Stack gap="tight" align="start">
      <Text size="small" tone="soft">{`Sit with ${raga.name} for`}</Text>
      <Row gap="tight">
        {RECORDING_MINUTES.map((minutes) => (
          <ButtonLink
            key={minutes}
            {...sessionLink(ragaRecording(raga, minutes), mood, { isLengthChosen: true })}
            variant={minutes === RECORDING_MINUTES[0] ? 'primary' : 'quiet'}
          >{`${minutes} min`}</ButtonLink>
        ))}
      </Row>
    </Stack>
  )
}

type WheelSwara = {
  /** 0–11 around the circle, Sa at the top. */
  position: number
  label: string
  /** Which line the label needs; a label in Devanagari has its own. */
  quality: 'achal' | 'komal' | 'shuddha' | 'tivra'
  role: 'vadi' | 'samvadi' | 'other'
}

type LabelledWheelProps = {
  swaras: readonly WheelSwara[]
  /** The position that sounds now; `null` when none does. */
  sounding: number | null
}

const POSITIONS = Array.from({ length: 12 }, (_, position) => position)
const INNER = 32
const LINES = { achal: 'none', komal: 'underline', shuddha: 'none', tivra: 'overline' } as const

/**
 * The raga's swaras on their circle, by name; the sounding one is highlighted. The words are next
 * to it.
 */
function LabelledWheel({ swaras, sounding }: LabelledWheelProps) {
  const figure = swaras.map(({ position }) => pointAt(position, INNER))
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full text-accent" fill="none">
      <circle
        cx="50"
        cy="50"
        r={INNER}
        stroke="currentColor"
        opacity="0.45"
        vectorEffect="non-scaling-stroke"
      />
      <polygon
        points={figure.map(({ x, y }) => `${x},${y}`).join(' ')}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        fill="currentColor"
        fillOpacity="0.08"
        vectorEffect="non-scaling-stroke"
      />
      {POSITIONS.map((position) => {
        const { x, y } = pointAt(position, INNER)
        return <circle key={position} cx={x} cy={y} r="0.8" fill="currentColor" opacity="0.5" />
      })}
      {swaras.map((swara) => (
        <SwaraPoint key={swara.position} swara={swara} isSounding={swara.position === sounding} />
      ))}
    </svg>
  )
}

function SwaraPoint({ swara, isSounding }: { swara: WheelSwara; isSounding: boolean }) {
  const { position, label, quality, role } = swara
  const point = pointAt(position, INNER)
  const word = pointAt(position, RADIUS + 1)
  const size = role === 'vadi' ? 3.2 : role === 'samvadi' ? 2.5 : 1.9
  return (
    <>
      {isSounding && (
        <circle cx={point.x} cy={point.y} r="5.5" fill="currentColor" fillOpacity="0.35" />
      )}
      <circle cx={point.x} cy={point.y} r={size} fill="currentColor" />
      {role === 'vadi' && (
        <circle
          cx={point.x}
          cy={point.y}
          r="5.2"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <text
        x={word.x}
        y={word.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="6"
        lang={namesNow() === 'devanagari' ? 'hi' : undefined}
        textDecoration={LINES[quality]}
        className={`font-display ${isSounding ? 'fill-accent font-bold' : 'fill-ink font-semibold'}`}
      >
        {label}
      </text>
    </>
  )
}
