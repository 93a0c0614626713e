import { useLocation } from 'react-router-dom'
import type { SharedBirth } from '~/domain/birth/shared-birth.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { chartFile } from '~/features/astrology/share/chart-file.ts'
import { chartLink } from '~/features/astrology/share/chart-link.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { CopyLink } from '~/ui/feedback/copy-link.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Gives a chart away, as a link or as a file: both hold the birth and need no server. */
export function ChartShareRow({ birth, sureToMinutes }: SharedBirth) {
  const { pathname } = useLocation()
  const shared = { birth, sureToMinutes }
  const save = () => {
    const file = chartFile(shared)
    downloadFile(file.name, file)
  }
  return (
    <NotPrinted>
      <Stack gap="tight">
        <CopyLink
          link={chartLink(shared, window.location.origin)}
          beside={
            <>
              <Button variant="quiet" onClick={save}>
                Save as file
              </Button>
              {pathname !== paths.tryChart() && (
                <ButtonLink to={paths.tryChart()} variant="ghost">
                  Open a file
                </ButtonLink>
              )}
            </>
          }
        />
        <Text size="small" tone="soft">
          Anyone who gets the link or the file can read the day, the time and the place of birth in
          it.
        </Text>
      </Stack>
    </NotPrinted>
  )
}
