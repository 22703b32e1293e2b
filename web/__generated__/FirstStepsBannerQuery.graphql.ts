/**
 * @generated SignedSource<<2edfcad101c5d3bc8a70886f7aa387ec>>
 * @relayHash 244f732948f7e78dbab0869ceab1a949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c405f960f1898ec1f33ef37d5907379199d90953ba844288930ff59eabd9501b

import type { ConcreteRequest } from 'relay-runtime';
export type FirstStepsBannerQuery$variables = Record<PropertyKey, never>;
export type FirstStepsBannerQuery$data = {
  readonly viewer: {
    readonly business: {
      readonly id: string;
      readonly onboardingStep: number;
    } | null | undefined;
  } | null | undefined;
};
export type FirstStepsBannerQuery = {
  response: FirstStepsBannerQuery$data;
  variables: FirstStepsBannerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onboardingStep",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FirstStepsBannerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FirstStepsBannerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c405f960f1898ec1f33ef37d5907379199d90953ba844288930ff59eabd9501b",
    "metadata": {},
    "name": "FirstStepsBannerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b07ea2dfe33abd3ffb541693af4dfd32";

export default node;
