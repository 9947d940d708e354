import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

export function NoteLoading() {
  return (
    <Skeleton className="flex flex-col gap-3" text="Loading note...">
      <Bone className="h-9 w-40" />
      <Bone className="h-9 w-2/3" />
      <Bone className="h-5 w-1/2" />
      <Bone className="h-4 w-1/3" />
      <Bone className="mt-2 h-[70dvh] w-full" />
    </Skeleton>
  )
}
