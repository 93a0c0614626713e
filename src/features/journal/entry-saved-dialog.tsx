import { BOTH_SAVED } from '~/features/journal/entry-words.ts'
import { paths } from '~/lib/paths.ts'
import type { Saved } from '~/queries/journal/journal-writes.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { CheckIcon } from '~/ui/motifs/icons.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

const SAVED = {
  title: 'Entry saved',
  description:
    'Your words are in your journal now, below today’s date. That is enough for today, unless there is more.',
}

const WORDS: Readonly<Record<Saved, typeof SAVED>> = {
  changed: SAVED,
  unchanged: SAVED,
  beside: { ...BOTH_SAVED, title: 'Entry saved' },
  kept: {
    title: 'Saved on this device',
    description:
      'Your words are safe here and in your journal on this device. They are sent as soon as there is a connection.',
  },
}

type EntrySavedDialogProps = { saved: Saved; onClose: () => void }

/** Confirms that the entry is saved and offers the next steps. */
export function EntrySavedDialog({ saved, onClose }: EntrySavedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      emblem={<CheckIcon />}
      title={WORDS[saved].title}
      description={WORDS[saved].description}
    >
      <Row stackOnPhone>
        <ButtonLink to={paths.dashboard()}>Back to Home</ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Write another
        </Button>
      </Row>
    </Dialog>
  )
}
