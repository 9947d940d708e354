import { Data } from '#src/platform/data/data.tsx'
import { sendNow } from '#src/platform/data/send-now.ts'
import { describeError } from '#src/platform/data/trpc.ts'
import { type OutboxStatus, useOutboxStatus } from '#src/platform/device/outbox/status.ts'
import { BookmarksLoading, BookmarkTrouble } from './bookmark-states.tsx'
import { useBookmarkList } from './use-bookmark-list.ts'

type Props = { userId: string; isKnown: boolean }

/** Loads the student's bookmarks into the copy on this device. Shows a message if that, or sending them, fails. */
export function BookmarkSync(props: Props) {
  return (
    <Data>
      <Sync {...props} />
    </Data>
  )
}

const OFFLINE = 'You are offline. Your bookmarks come when the connection is back.'
const STORED = 'What you chose is kept on this device.'

function Sync({ userId, isKnown }: Props) {
  const list = useBookmarkList(userId)
  const status = useOutboxStatus(userId)

  const reason = describeTrouble(status) ?? (list.error ? describeError(list.error) : null)
  if (reason) {
    return (
      <BookmarkTrouble
        isBusy={list.isFetching}
        onRetry={() => {
          void sendNow(userId)
          void list.refetch()
        }}
        text={reason}
      />
    )
  }
  if (isKnown) return null
  return list.isPaused ? <BookmarkTrouble text={OFFLINE} /> : <BookmarksLoading />
}

function describeTrouble({ failed, last }: OutboxStatus): string | null {
  const failure = [...failed].find(([key]) => key.startsWith('bookmark:'))
  if (!failure) return last.get('bookmark') ?? null
  return failure[1] ? `${failure[1]} ${STORED}` : `Not sent yet. ${STORED}`
}
