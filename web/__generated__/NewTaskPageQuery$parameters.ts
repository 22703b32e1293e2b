/**
 * @generated SignedSource<<14ad974813f8c117c2be8d7844cf07f3>>
 * @relayHash cb74de050bd6111cb85490a719185b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28b35ccaac4652f98c48da99427072aba17da7d4eebeec800a19161a92825468

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTaskPageQuery } from './NewTaskPageQuery.graphql';

const node: PreloadableConcreteRequest<NewTaskPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28b35ccaac4652f98c48da99427072aba17da7d4eebeec800a19161a92825468",
    "metadata": {},
    "name": "NewTaskPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
