/**
 * @generated SignedSource<<385ed5e6ae2a09d8cf2629b525cbf99d>>
 * @relayHash 7b5364bd0c6260e2fb372f524cf739d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7436c75f80d1e687824eb28133ca2a0640078f7260af81975e261a6c82aa03b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnBoardingPageQuery } from './OnBoardingPageQuery.graphql';

const node: PreloadableConcreteRequest<OnBoardingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7436c75f80d1e687824eb28133ca2a0640078f7260af81975e261a6c82aa03b5",
    "metadata": {},
    "name": "OnBoardingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
