/**
 * @generated SignedSource<<949a537470bec3672eb4370a6627861e>>
 * @relayHash c1d87cf8911a29adc0260f9c20ffaa2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4070ee44b3ef774ee16921ae4aa9120988f264f1c04f06be4ab8a487c1ed69e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnBoardingPageQuery } from './OnBoardingPageQuery.graphql';

const node: PreloadableConcreteRequest<OnBoardingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4070ee44b3ef774ee16921ae4aa9120988f264f1c04f06be4ab8a487c1ed69e",
    "metadata": {},
    "name": "OnBoardingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
