/**
 * @generated SignedSource<<d6085b4f5733f01264838d17173d3c05>>
 * @relayHash f4ba0eaf2722c89ef9f1e11634ce1489
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db43b231e1dca1c37240660995fb792ba0a4ed4662dc018fb998e888b51b2e7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db43b231e1dca1c37240660995fb792ba0a4ed4662dc018fb998e888b51b2e7b",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
