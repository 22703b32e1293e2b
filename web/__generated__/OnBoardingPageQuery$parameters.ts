/**
 * @generated SignedSource<<635006e3811b3dcfd214e9277897e4b6>>
 * @relayHash 1722683f7c6c68bd812a7b883a0ab7ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bc43457aac38e0991ac18a76606314fcfa3867ab4852a5d30b322df7f87903a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnBoardingPageQuery } from './OnBoardingPageQuery.graphql';

const node: PreloadableConcreteRequest<OnBoardingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bc43457aac38e0991ac18a76606314fcfa3867ab4852a5d30b322df7f87903a",
    "metadata": {},
    "name": "OnBoardingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
