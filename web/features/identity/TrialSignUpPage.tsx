export function TrialSignUpPage() {
  return <h1>TrialSignUpPage</h1>;
}
