import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { waitingWords } from '~/features/outbox/write-words.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { storagePromise } from '~/queries/account/storage-promise.ts'
import { useOutbox, type Waiting } from '~/queries/outbox/use-outbox.ts'
import { usePerson } from '~/queries/person.tsx'
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
  const deleted = waiting.filter(({ isDeleted }) => isDeleted)
  const inNeed = waiting.filter(
    ({ write, needsAttention, isDeleted }) => write && needsAttention && !isDeleted,
  )
  const damaged = waiting.filter(({ write, needsAttention }) => !write && needsAttention)
  const onTheWay = waiting.filter(({ needsAttention }) => !needsAttention)
  const decide = ({ seq }: Waiting, label: string) => (
    <>
      <Button variant="quiet" onClick={() => outbox.tryAgain(seq)}>
        {label}
      </Button>
      <Button variant="ghost" onClick={() => outbox.giveUp(seq)}>
        Remove
      </Button>
    </>
  )
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
        {deleted.length > 0 && (
          <WaitingList
            title="Deleted meanwhile"
            explanation="You deleted these somewhere else before their words arrived there, and they stay deleted. Save the words as something new, or remove them here too."
            items={deleted.map((one) => ({ ...itemOf(one), actions: decide(one, anewLabel(one)) }))}
          />
        )}
        {inNeed.length > 0 && (
          <WaitingList
            title="Needs attention"
            explanation="Your account cannot take these as they are. They stay here until you decide."
            items={inNeed.map((one) => ({ ...itemOf(one), actions: decide(one, 'Try again') }))}
          />
        )}
        {damaged.length > 0 && (
          <WaitingList
            title="Damaged on this device"
            explanation="Alap cannot read these, so they cannot go to your account. They hold up nothing else. Save what is in them as a file, then remove them."
            items={damaged.map((one) => ({
              ...itemOf(one),
              actions: (
                <>
                  <Button variant="quiet" onClick={() => saveWords([one])}>
                    Save as a file
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
            {onTheWay.some(({ write }) => write === null) && (
              <Text size="small" tone="soft">
                What comes from a newer version of Alap goes to your account once that version is
                open here.
              </Text>
            )}
            <Button variant="quiet" onClick={outbox.sendNow}>
              Send now
            </Button>
          </>
        )}
        {textsOf(waiting) !== '' && (
          <Button variant="ghost" onClick={() => saveWords(waiting)}>
            Save the words as a file
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

/** Enough for the two lines that are shown of a text. */
const MOST_SHOWN = 500

function anewLabel({ write }: Waiting): string {
  if (write?.kind === 'keep-chart') return 'Keep as a new chart'
  return write?.kind === 'keep-recording' ? 'Keep as a new recording' : 'Save as a new entry'
}

function itemOf(waiting: Waiting) {
  const { title, text } = waitingWords(waiting)
  const made = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'medium', timeStyle: 'short' })
  return {
    id: waiting.seq,
    title,
    text: text === null ? null : text.slice(0, MOST_SHOWN),
    made: waiting.at === null ? '' : made.format(new Date(waiting.at)),
    actions: null,
  }
}

function textsOf(waiting: readonly Waiting[]): string {
  return waiting
    .flatMap((one) => {
      const { title, text } = waitingWords(one)
      return text === null ? [] : [`${[title, one.at].filter(Boolean).join(', ')}\n\n${text}\n`]
    })
    .join('\n')
}

function saveWords(waiting: readonly Waiting[]): void {
  downloadFile('alap-waiting.txt', new Blob([textsOf(waiting)], { type: 'text/plain' }))
}

type WaitingListProps = {
  title: string
  explanation?: string
  items: readonly {
    id: number
    title: string
    text: string | null
    made: string
    actions: ReactNode
  }[]
}

/** Things that wait, each with when it was made and the beginning of its words. */
function WaitingList({ title, explanation, items }: WaitingListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-semibold">
        {title}
      </h3>
      {explanation && (
        <Text size="small" tone="soft">
          {explanation}
        </Text>
      )}
      <ul className="ruled mt-2 border-line border-y">
        {items.map((item) => (
          <li key={item.id} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{item.title}</span>
              <span className="text-ink-soft text-small">{item.made}</span>
            </p>
            {item.text !== null && (
              <p dir="auto" className="line-clamp-2 text-ink-soft text-small">
                {item.text}
              </p>
            )}
            {item.actions && <div className="mt-2 flex flex-wrap gap-2">{item.actions}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
