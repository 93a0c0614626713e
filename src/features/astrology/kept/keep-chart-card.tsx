import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import { keptWords, moreWords } from '~/features/astrology/kept/use-kept-chart.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { dataErrorKind } from '~/lib/data-error.ts'
import { keptChartPath } from '~/lib/paths.ts'
import { useKeepChart } from '~/queries/birth/keep-chart.ts'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { usePerson } from '~/queries/person.tsx'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type KeepChartCardProps = { birth: Birth; sureToMinutes: number | null }

/** Offers to keep the chart that is shown beside the person's own, under a name. */
export function KeepChartCard({ birth, sureToMinutes }: KeepChartCardProps) {
  const [name, setName] = useState('')
  const [keptAs, setKeptAs] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const [id, setId] = useState<string>(() => crypto.randomUUID())
  const keeping = useKeepChart()
  const { toast } = useToast()
  const headingId = useId()
  // How many are kept is known before one more is added; who only looks asks for nothing.
  useQuery({ ...keptCharts(usePerson().uid), enabled: name !== '' })
  const form = useForm<{ name: string }>({
    values: { name },
    setValues: (update) => setName(update({ name }).name),
    faults: name.trim() === '' ? { name: 'Enter a name.' } : {},
    send: () =>
      mutationEnd(
        keeping.mutate,
        { id, name: name.trim(), birth, sureToMinutes, base: null },
        {
          onSuccess: (saved) => {
            toast(keptWords(saved))
            setKeptAs({ id, name: name.trim() })
          },
          onError: (error) => {
            if (dataErrorKind(error) === 'gone') setId(crypto.randomUUID())
          },
        },
      ),
  })
  return (
    <NotPrinted>
      <Card>
        {keptAs ? (
          <Stack align="start">
            <Text>{`Kept beside your own as ${keptAs.name}.`}</Text>
            <ButtonLink to={keptChartPath(keptAs.id)} variant="quiet">
              Open it there
            </ButtonLink>
          </Stack>
        ) : (
          <form {...form.props} aria-labelledby={headingId}>
            <Stack>
              <Heading id={headingId}>Keep this chart</Heading>
              <Text>
                It is kept with your own chart, where only you can read it, and changes nothing that
                Alap suggests.
              </Text>
              <TextField
                {...form.field('name')}
                label="Name"
                required
                autoComplete="off"
                maxLength={200}
              />
              {keeping.error && (
                <FailedWrite
                  title="The chart was not kept"
                  error={keeping.error}
                  more={moreWords(keeping.error)}
                />
              )}
              <Row>
                <Button type="submit" variant="quiet" busy={form.isBusy}>
                  Keep this chart
                </Button>
              </Row>
            </Stack>
          </form>
        )}
      </Card>
    </NotPrinted>
  )
}
