/**
 * @generated SignedSource<<4814ed61c54f478b983743de83ede904>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherBusinessDialog_business$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "OtherBusinessDialog_business";
};
export type OtherBusinessDialog_business$key = {
  readonly " $data"?: OtherBusinessDialog_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherBusinessDialog_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherBusinessDialog_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "fa16c01ce142a12fffea2101602be0aa";

export default node;
