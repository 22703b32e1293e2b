/**
 * @generated SignedSource<<7d9592c1fd49926a7716aa27097ad778>>
 * @relayHash 7bf16889f319bd73cfda68f5794ca0d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169bb5fa0bc7aa0040ded6e2f88090bb7b9114c9d876aaef24ad5f8cd0700202

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnBoardingPageQuery } from './OnBoardingPageQuery.graphql';

const node: PreloadableConcreteRequest<OnBoardingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "169bb5fa0bc7aa0040ded6e2f88090bb7b9114c9d876aaef24ad5f8cd0700202",
    "metadata": {},
    "name": "OnBoardingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
