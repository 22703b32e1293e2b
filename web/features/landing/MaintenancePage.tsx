export function MaintenancePage() {
  return <h1>MaintenancePage</h1>;
}
