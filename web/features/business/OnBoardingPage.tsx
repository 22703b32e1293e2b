export function OnBoardingPage() {
  return <h1>OnBoardingPage</h1>;
}
