/**
 * @generated SignedSource<<d81f302ff786fcdc888d1b37a9773ba4>>
 * @relayHash aa2a46a9771b37e4414fdc819fbfe813
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4657030e98e851b4facbb1e97671552acfb3539c4a279acc26210951fc989017

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4657030e98e851b4facbb1e97671552acfb3539c4a279acc26210951fc989017",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
