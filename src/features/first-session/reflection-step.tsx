import { useNavigate } from 'react-router-dom'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { entryLength, LONGEST_ENTRY } from '~/domain/journal/journal-entry.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { offerOf } from '~/features/first-session/begin-session.ts'
import type { FirstSessionStore } from '~/features/first-session/use-first-session.ts'
import { newAccountPath, paths } from '~/lib/paths.ts'
import type { FirstSession } from '~/queries/first-session/first-session.ts'
import { Button } from '~/ui/controls/button.tsx'
import { UNKEPT, WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { WritingSheet } from '~/ui/controls/writing-sheet.tsx'
import { tooLongWords } from '~/ui/feedback/entry-length-words.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type ReflectionStepProps = {
  session: FirstSession
  isKept: boolean
  store: FirstSessionStore
  onDrop: () => void
}

/** What stayed, and whether it is to be kept. Writing is optional. */
export function ReflectionStep({ session, isKept, store, onDrop }: ReflectionStepProps) {
  const navigate = useNavigate()
  const content = session.words?.content ?? ''
  const length = entryLength(content)
  const isTooLong = length > LONGEST_ENTRY
  const write = (text: string) => {
    const begun = session.words ?? {
      id: crypto.randomUUID(),
      began: localMomentAt(new Date()),
    }
    store.change({ words: { ...begun, content: text } })
  }
  const keep = () => {
    store.change({ isWanted: true })
    if (!store.get().isKept) return
    void navigate(newAccountPath, { state: { from: paths.dashboard(), brings: true } })
  }
  return (
    <Page title="What stayed?" lead={heardWords(session)}>
      <Stack gap="wide">
        <WritingSheet
          label="Your reflection"
          value={content}
          onChange={write}
          heading={<p className="basis-full text-balance text-ink text-lead">{session.prompt}</p>}
          status={content !== '' && isKept ? 'Kept in this tab' : ''}
          count={length}
          limit={LONGEST_ENTRY}
          error={isTooLong ? tooLongWords(length, LONGEST_ENTRY) : undefined}
        />
        {!isKept && (
          <Notice
            tone="danger"
            title="This browser lets the page keep nothing"
            action={
              content !== '' && <WordsAsFile fileName="alap-reflection.txt" content={content} />
            }
          >
            {`A first session cannot go along into an account here.${content === '' ? '' : UNKEPT}`}
          </Notice>
        )}
        <Stack gap="tight">
          <Row stackOnPhone>
            <Button size="large" disabled={isTooLong} onClick={keep}>
              Keep This
            </Button>
            <Button variant="ghost" onClick={onDrop}>
              Not Now
            </Button>
            {session.session === null && (
              <Button variant="ghost" onClick={() => store.change({ step: 'session' })}>
                Back to the Music
              </Button>
            )}
          </Row>
          <Text size="small" tone="soft">
            {`To keep it, you make an account. ${goesAlong(session)} Not Now drops it all; until you choose, nothing leaves this device.`}
          </Text>
        </Stack>
      </Stack>
    </Page>
  )
}

/** What was heard, and whether it counts. */
function heardWords(session: FirstSession): string {
  const { raga } = offerOf(session)
  const minutes = session.session?.minutes
  if (minutes) return `${minutes} minutes of ${raga.name}. A few words keep what they left.`
  return `You stopped before ${raga.name} was over, which is fine. A session counts from 80 % on; your mood and your words can be kept all the same.`
}

function goesAlong({ checkIn, session, words }: FirstSession): string {
  const parts = [
    `your mood (${moodOf(checkIn.mood).word})`,
    ...(session ? ['the session'] : []),
    ...(words?.content.trim() ? ['your words'] : []),
  ]
  const last = parts.at(-1) ?? ''
  const listed = parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
  return `Then ${listed} ${parts.length < 2 ? 'goes' : 'go'} along.`
}
