/**
 * @generated SignedSource<<dd26e8449ce67dabfc83a9dc284abe15>>
 * @relayHash 74520f17d44c3409f3851382143329b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5860dc2633c12db6e48ecd38b99c30eea54dc0429f3ccd92cc7a4398fea0449e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnBoardingPageQuery } from './OnBoardingPageQuery.graphql';

const node: PreloadableConcreteRequest<OnBoardingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5860dc2633c12db6e48ecd38b99c30eea54dc0429f3ccd92cc7a4398fea0449e",
    "metadata": {},
    "name": "OnBoardingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
