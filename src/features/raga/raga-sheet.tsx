import { findRaga } from '~/raga/catalogue.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { RagaName } from '~/ui/raga-name.tsx'

type RagaSheetProps = { value: string; onClose: () => void }

/** One raga, to be seen and heard. */
export function RagaSheet({ value, onClose }: RagaSheetProps) {
  const raga = findRaga(value)
  if (!raga) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<RagaName name={raga.name} devanagari={raga.devanagari} />}
    >
      {null}
    </Dialog>
  )
}
