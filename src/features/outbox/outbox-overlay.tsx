import { useQuery } from '@tanstack/react-query'
import { WaitingList } from '~/features/outbox/view/waiting-list.tsx'
import { writeWords } from '~/features/outbox/write-words.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { storagePromise } from '~/queries/account/storage-promise.ts'
import { useOutbox, type Waiting } from '~/queries/outbox/use-outbox.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type OutboxOverlayProps = { onClose: () => void }

/** What is saved on this device and not in the person's account yet. */
export function OutboxOverlay({ onClose }: OutboxOverlayProps) {
  const outbox = useOutbox()
  const { waiting } = outbox
  const isUnpromised = useQuery(storagePromise(usePerson().uid)).data === false
  const inNeed = waiting.filter(({ needsAttention }) => needsAttention)
  const onTheWay = waiting.filter(({ needsAttention }) => !needsAttention)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="On this device"
      description="What you did is safe here. It goes to your account by itself, as soon as there is a connection."
    >
      <Stack>
        {waiting.length === 0 && <Text>Nothing waits: your account has everything.</Text>}
        {waiting.length > 0 && isUnpromised && (
          <Text size="small" tone="soft">
            This browser has not promised to keep it: if the device runs out of space, it may delete
            what waits here. Connect soon, or save the words as a file.
          </Text>
        )}
        {inNeed.length > 0 && (
          <WaitingList
            title="Needs attention"
            explanation="Your account cannot take these as they are. They stay here until you decide."
            items={inNeed.map((one) => ({
              ...itemOf(one),
              actions: (
                <>
                  <Button variant="quiet" onClick={() => outbox.tryAgain(one.seq)}>
                    Try again
                  </Button>
                  <Button variant="ghost" onClick={() => outbox.giveUp(one.seq)}>
                    Remove
                  </Button>
                </>
              ),
            }))}
          />
        )}
        {onTheWay.length > 0 && (
          <>
            <WaitingList title="Saved on this device" items={onTheWay.map(itemOf)} />
            <Button variant="quiet" onClick={outbox.sendNow}>
              Send now
            </Button>
          </>
        )}
        {texts(waiting) !== '' && (
          <Button
            variant="ghost"
            onClick={() =>
              downloadFile('alap-waiting.txt', new Blob([texts(waiting)], { type: 'text/plain' }))
            }
          >
            Save the words as a file
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

function itemOf({ seq, write, at }: Waiting) {
  const { title, text } = writeWords(write)
  const made = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'medium', timeStyle: 'short' })
  return { id: seq, title, text, made: made.format(new Date(at)), actions: null }
}

function texts(waiting: readonly Waiting[]): string {
  return waiting
    .flatMap(({ write, at }) => {
      const { title, text } = writeWords(write)
      return text === null ? [] : [`${title}, ${at}\n\n${text}\n`]
    })
    .join('\n')
}
