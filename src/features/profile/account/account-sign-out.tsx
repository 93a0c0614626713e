import { useState } from 'react'
import { draftsIn, unsavedWords } from '~/features/profile/account/unsaved-words.ts'
import { Group } from '~/features/profile/lines/group.tsx'
import { ActionLine } from '~/features/profile/lines/link-line.tsx'
import { account } from '~/queries/account/account.ts'
import { leavingDevice } from '~/queries/account/leave-device.ts'
import { useUnsaved } from '~/queries/account/unsaved.ts'
import { countUnsent } from '~/queries/outbox/use-outbox.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

/** Signs out, or signs out and clears the person's data from this device. */
export function AccountSignOut() {
  const [isAsked, setAsked] = useState(false)
  const { uid } = usePerson()
  const { toast } = useToast()
  const unsaved = useUnsaved()
  const signOut = async () => {
    account.signOut()
    const description = keptWords(await countUnsent(uid), draftsIn(unsaved), unsaved.files)
    if (description !== '') toast({ title: 'You are signed out', description })
  }
  return (
    <Group
      title="This device"
      detail="It keeps a copy of your practice, so that Alap works without a network."
    >
      <ActionLine
        label="Sign out"
        detail="The copy stays for the next time"
        onPress={() => void signOut()}
      />
      <ActionLine
        label="Sign out and clear this device"
        detail="Good for a device you share"
        opensDialog
        onPress={() => setAsked(true)}
      />
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Sign out and clear this device?"
        description="Good for a device you share. Your practice stays in your account."
      >
        <LeaveNothing onStay={() => setAsked(false)} />
      </Dialog>
    </Group>
  )
}

function LeaveNothing({ onStay }: { onStay: () => void }) {
  const { uid } = usePerson()
  const { toast } = useToast()
  const fail = useFailure()
  const unsaved = unsavedWords(useUnsaved())
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    if (await leavingDevice.signOut(uid)) toast(CLEARED)
    else fail(UNCLEARED, { title: 'You are signed out, but this device is not cleared' })
  }
  return (
    <Stack>
      <Text>
        You are signed out, and what this device keeps for you is removed: drafts, what you typed
        here and did not save, the files of your own recordings, the recordings you heard last and
        where you left them, a sit under way, your preferences, and how you like to see your pages.
        The volume, and how sits are set up on this device, stay: they say nothing about you.
      </Text>
      {unsaved && <Notice title="Not saved yet">{unsaved}</Notice>}
      <Stack gap="tight">
        <Button variant="danger" busy={isBusy} onClick={leave}>
          {isBusy ? 'Clearing...' : 'Sign out and clear'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onStay}>
          Stay signed in
        </Button>
      </Stack>
    </Stack>
  )
}

/** What a person who signs out leaves on this device: what is not in their account, and no more. */
function keptWords(unsent: number, drafts: readonly string[], files: number): string {
  const what = unsent === 1 ? '1 change waits' : `${unsent} changes wait`
  const ofUnsent = `${what} on this device, and will be sent when you sign in here again.`
  const ofDrafts = `What you began and did not save stays here: ${new Intl.ListFormat('en').format(drafts)}.`
  const ofFiles = `${files === 1 ? 'The file of a recording' : `The files of ${files} recordings`} of yours stay${files === 1 ? 's' : ''} here too.`
  return [
    ...(unsent > 0 ? [ofUnsent] : []),
    ...(drafts.length > 0 ? [ofDrafts] : []),
    ...(files > 0 ? [ofFiles] : []),
  ].join(' ')
}

const CLEARED = {
  title: 'You are signed out',
  description: 'What this device kept for you is removed. Your practice is in your account.',
}

const UNCLEARED =
  'It would not let its copy of drafts be removed. Clear the data of this site in the browser.'
