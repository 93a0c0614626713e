import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SharedBirth } from '~/domain/birth/shared-birth.ts'
import { chartFile } from '~/features/astrology/share/chart-file.ts'
import { chartLink } from '~/features/astrology/share/chart-link.ts'
import { NotPrinted } from '~/features/astrology/view/not-printed.tsx'
import { downloadFile } from '~/lib/download-file.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { announce } from '~/ui/feedback/announcer.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Gives a chart away, as a link or as a file: both hold the birth and need no server. */
export function ChartShareRow({ birth, sureToMinutes }: SharedBirth) {
  const { pathname } = useLocation()
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null)
  const shared = { birth, sureToMinutes }
  const link = chartLink(shared, window.location.origin)
  const copy = async () => {
    const isCopied = await copied(link)
    setOutcome(isCopied ? 'copied' : 'not-copied')
    announce(isCopied ? 'The link is copied.' : 'The link could not be copied. It is shown below.')
  }
  const save = () => {
    const file = chartFile(shared)
    downloadFile(file.name, file)
  }
  return (
    <NotPrinted>
      <Stack gap="tight">
        <Row gap="tight">
          <Button variant="quiet" onClick={() => void copy()}>
            {outcome === 'copied' ? 'Link copied' : 'Copy link'}
          </Button>
          <Button variant="quiet" onClick={save}>
            Save as file
          </Button>
          {pathname !== paths.tryChart() && (
            <ButtonLink to={paths.tryChart()} variant="ghost">
              Open a file
            </ButtonLink>
          )}
        </Row>
        {outcome === 'not-copied' && (
          <TextField
            label="The link, to copy by hand"
            value={link}
            readOnly
            onChange={() => undefined}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Text size="small" tone="soft">
          Whoever gets the link or the file can read the day, the time and the place of birth in it.
        </Text>
      </Stack>
    </NotPrinted>
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
