export function CreateBusinessPage() {
  return <h1>CreateBusinessPage</h1>;
}
