import { useState } from 'react'
import {
  copyText,
  PICTURE_NAME,
  sendPicture,
  shareableFile,
} from '~/features/share/send-picture.ts'
import { Button } from '~/ui/button.tsx'
import { downloadFile } from '~/ui/download-file.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextField } from '~/ui/text-field.tsx'

type ShareWaysProps = {
  /** `undefined` while it is being drawn, `null` where it cannot become a file. */
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

/** The ways a card leaves the page: only when the person presses. */
export function ShareWays({ picture, text }: ShareWaysProps) {
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
