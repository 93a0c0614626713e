import { BeginRaga } from '~/features/raga/begin-raga.tsx'
import { RagaKnowledge } from '~/features/raga/raga-knowledge.tsx'
import { linesOf, RagaLines } from '~/features/raga/raga-lines.tsx'
import { useSargam } from '~/features/raga/use-sargam.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { praharAt } from '~/raga/prahar.ts'
import { praharNames } from '~/raga/prahar-names.ts'
import type { Raga } from '~/raga/raga.ts'
import { swaraOf } from '~/raga/swara.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { LabelledWheel, type WheelSwara } from '~/ui/raga/labelled-wheel.tsx'
import { RagaCard } from '~/ui/raga/raga-card.tsx'
import { RagaWatch } from '~/ui/raga/raga-watch.tsx'
import { RagaName } from '~/ui/raga-name.tsx'
import { Text } from '~/ui/text.tsx'

type RagaSheetProps = {
  /** The raga's id. */
  value: string
  onClose: () => void
}

/** One raga, to be seen and heard. */
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
      wide
      open
      onOpenChange={onOpenChange}
      title={<RagaName name={raga.name} devanagari={raga.devanagari} />}
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
      facts={<RagaKnowledge raga={raga} />}
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
    label: swaraOf(swara).latin,
    quality: swaraOf(swara).quality,
    role: swara === raga.vadi ? 'vadi' : swara === raga.samvadi ? 'samvadi' : 'other',
  }))
}
