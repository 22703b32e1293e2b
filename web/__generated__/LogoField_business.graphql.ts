/**
 * @generated SignedSource<<76e0cb48f63d109acfe15710ef94c031>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogoField_business$data = {
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "LogoField_business";
};
export type LogoField_business$key = {
  readonly " $data"?: LogoField_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogoField_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogoField_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "9672af82474c8100f5581907fe8b07ca";

export default node;
