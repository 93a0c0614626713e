import { useState } from 'react'
import { downloadFile } from '~/lib/download-file.ts'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type ShareActionsProps = {
  /** `undefined` while it is drawn, `null` if it cannot become a file. */
  picture: Blob | null | undefined
  text: string
}

const OUTCOMES = {
  downloaded: 'The picture is among your downloads.',
  copied: 'The words are copied.',
  sent: 'Shared.',
  refused: 'Your device did not take the picture. You can download it or copy the words.',
  uncopied: 'Your browser does not let a page copy. The words are below, to be copied by hand.',
  undrawn: 'Your browser does not let a page keep a picture. The words can be copied.',
} as const

/** The ways to share a card; nothing is sent before the person presses. */
export function ShareActions({ picture, text }: ShareActionsProps) {
  const [said, say] = useState<keyof typeof OUTCOMES | null>(null)
  const file = picture ? shareableFile(picture) : null
  const outcome = said ?? (picture === null ? 'undrawn' : null)

  return (
    <Stack>
      {file && (
        <Button
          fill
          onClick={async () => {
            const ended = await sendPicture(file, text)
            say(ended === 'left' ? null : ended)
          }}
        >
          Share
        </Button>
      )}
      <Row justify="center">
        {picture !== null && (
          <Button
            variant={file ? 'quiet' : 'primary'}
            busy={picture === undefined}
            onClick={() => {
              if (!picture) return
              downloadFile(PICTURE_NAME, picture)
              say('downloaded')
            }}
          >
            Download picture
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={async () => say((await copyText(text)) ? 'copied' : 'uncopied')}
        >
          Copy text
        </Button>
      </Row>
      {outcome && <Notice>{OUTCOMES[outcome]}</Notice>}
      {outcome === 'uncopied' && (
        <TextField
          label="The words"
          value={text}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Stack>
  )
}

const PICTURE_NAME = 'alap-days-of-practice.png'

/** The result of an attempt to share; a person who cancels causes no error message. */
type Sent = 'sent' | 'left' | 'refused'

/** The picture as a file, if this device can share such files. */
function shareableFile(picture: Blob): File | null {
  const file = new File([picture], PICTURE_NAME, { type: 'image/png' })
  if (typeof navigator.share !== 'function') return null
  return navigator.canShare?.({ files: [file] }) ? file : null
}

/** Opens the device's own share sheet. */
async function sendPicture(file: File, text: string): Promise<Sent> {
  try {
    await navigator.share({ files: [file], text })
    return 'sent'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused'
  }
}

/** Copies the text. Returns whether it is now on the clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
