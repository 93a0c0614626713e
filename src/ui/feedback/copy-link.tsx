import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { announce } from '~/ui/feedback/announcer.ts'
import { Row } from '~/ui/layout/row.tsx'

type CopyLinkProps = { link: string /** Other buttons of the row. */; beside?: ReactNode }

/** Copies a link. Where the browser refuses, the link is shown to be copied by hand. */
export function CopyLink({ link, beside }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ link: string; isCopied: boolean } | null>(null)
  const outcome = copied?.link === link ? copied : null
  const copy = async () => {
    const isCopied = await isWritten(link)
    setCopied({ link, isCopied })
    announce(isCopied ? 'The link is copied.' : 'The link could not be copied. It is shown below.')
  }
  return (
    <>
      <Row gap="tight">
        <Button variant="quiet" onClick={() => void copy()}>
          {outcome?.isCopied ? 'Link copied' : 'Copy link'}
        </Button>
        {beside}
      </Row>
      {outcome && !outcome.isCopied && (
        <TextField
          label="The link, to copy by hand"
          value={link}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}

async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
